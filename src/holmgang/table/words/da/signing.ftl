proof-signed = Underskrevne filer
proof-signed-how = Denne server underskriver hver kampfil med sin nøgle. Notér nøglen: holmgang replay FIL --signed-by NØGLE beviser så, at intet er klippet af filen eller sat ind i den.
proof-brought = Denne kamp blev bragt til dette bord fra en fil eller en tidligere kamp. En spiller, der kender filen eller kampen, kan kende de kommende terninger.
