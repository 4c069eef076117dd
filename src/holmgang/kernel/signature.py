"""Signatures of saved matches: which server handed a file out, and that nothing was cut from it or put into it.

A signature is one more line at the end of a file. It holds the server's public key (Ed25519), how many entries the
record had, whether the match was over, and the SHA-256 hash of all bytes before it; the signature covers these. A file
without one is read as before: then only the people at the table know whether the match went on.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

FIELDS: Mapping[str, type] = {"by": str, "entries": int, "over": bool, "sha256": str}


@dataclass(frozen=True)
class Signature:
    """A server's statement about a file and its signature of that statement, in hexadecimal."""

    by: str
    entries: int
    over: bool
    sha256: str
    signature: str

    def valid(self) -> bool:
        """Return whether the owner of the key made this statement."""
        try:
            key, signature = bytes.fromhex(self.by), bytes.fromhex(self.signature)
            if (key.hex(), signature.hex()) != (self.by, self.signature):
                return False  # capital letters and spaces would name the same bytes in another file
            Ed25519PublicKey.from_public_bytes(key).verify(signature, self._statement())
        except (InvalidSignature, ValueError):
            return False
        return True

    def _statement(self) -> bytes:
        return _text({name: getattr(self, name) for name in FIELDS})

    def line(self) -> str:
        """The last line of the file."""
        named = {name: getattr(self, name) for name in FIELDS}
        return _text({"signed": {**named, "signature": self.signature}}).decode() + "\n"


def signature_in(line: bytes) -> Signature | None:
    """Return the signature that a line holds, None if it holds none. The line must be written in our one way."""
    try:
        data: Any = json.loads(line)["signed"]
        found = Signature(**data)
    except (ValueError, TypeError, LookupError, RecursionError):
        return None
    typed = all(type(getattr(found, name)) is kind for name, kind in {**FIELDS, "signature": str}.items())
    return found if typed and found.line().encode() == line else None


def digest_of(data: bytes) -> str:
    """Return the hash that a signature names."""
    return hashlib.sha256(data).hexdigest()


class Signer:
    """A server's own key."""

    def __init__(self, key: Ed25519PrivateKey) -> None:
        self._key = key
        self.public = key.public_key().public_bytes_raw().hex()

    @classmethod
    def fresh(cls) -> Signer:
        """With a new key."""
        return cls(Ed25519PrivateKey.generate())

    @classmethod
    def kept_in(cls, file: Path) -> Signer:
        """With the key in that file. It is made if there is none; of several processes that try, one makes it."""
        part = file.with_name(f"{file.name}.{os.getpid()}")
        if not file.exists():
            with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as made:
                made.write(Ed25519PrivateKey.generate().private_bytes_raw().hex())
            try:
                os.link(part, file)  # it fails where another process was quicker, and never shows half a key
            except FileExistsError:
                pass
            finally:
                part.unlink()
        return cls(Ed25519PrivateKey.from_private_bytes(bytes.fromhex(file.read_text().strip())))

    def signed(self, text: str, *, entries: int, over: bool) -> str:
        """Return the text of a saved match with the signature at its end."""
        unsigned = Signature(self.public, entries, over, digest_of(text.encode()), "")
        return (
            text
            + Signature(unsigned.by, entries, over, unsigned.sha256, self._key.sign(unsigned._statement()).hex()).line()
        )


def _text(data: Mapping[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
