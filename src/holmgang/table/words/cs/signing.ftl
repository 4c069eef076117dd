proof-signed = Podepsané soubory
proof-signed-how = Tento server podepisuje každý soubor boje svým klíčem. Klíč si poznamenejte: příkaz holmgang replay SOUBOR --signed-by KLÍČ pak dokáže, že ze souboru nic nechybí a nic do něj nebylo přidáno.
proof-brought = Tento boj byl k tomuto stolu přinesen ze souboru nebo z dřívějšího boje. Hráč, který ten soubor nebo boj zná, může znát i příští kostky.
