proof-signed = Signed files
proof-signed-how = This server signs every fight file with its key. Note the key: holmgang replay FILE --signed-by KEY then proves that nothing was cut from the file or put into it.
