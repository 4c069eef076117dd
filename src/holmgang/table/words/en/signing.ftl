proof-signed = Signed files
proof-signed-how = This server signs every fight file with its key. Note the key: holmgang replay FILE --signed-by KEY then proves that nothing was cut from the file or put into it.
proof-brought = This fight was brought to this table, from a file or from an earlier fight. A player who knows that file or fight may know the dice to come.
