proof-signed = Podepsané soubory
proof-signed-how = Tento server podepisuje každý soubor boje svým klíčem. Klíč si poznamenejte: příkaz holmgang replay SOUBOR --signed-by KLÍČ pak dokáže, že ze souboru nic nechybí a nic do něj nebylo přidáno.
