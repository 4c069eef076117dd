"""Pictures that visitors upload for their heroes: decoded, cut square, made small and written anew.

Nothing of the uploaded file is stored: no metadata, no foreign encoding, no second image behind the first.
"""

from __future__ import annotations

import io

from PIL import Image, ImageOps, UnidentifiedImageError

from holmgang.table.service.errors import TableError

LONGEST_UPLOAD = 4_000_000
MOST_PIXELS = 40_000_000
"""An upload with more pixels is refused before it is decoded."""
SIDE = 256
MOST_BYTES = 64_000
FORMATS = ("PNG", "JPEG", "WEBP", "GIF")
CONTENT_TYPE = "image/jpeg"
PAPER = (24, 28, 30)
"""The colour behind transparent pictures."""


def re_encoded(upload: bytes) -> bytes:
    """Return an uploaded picture as a square JPEG of at most 64 kB; raise :class:`TableError` if it is none."""
    if len(upload) > LONGEST_UPLOAD:
        raise TableError("hero-picture-too-large", most=LONGEST_UPLOAD // 1_000_000)
    try:
        with Image.open(io.BytesIO(upload), formats=FORMATS) as opened:
            if opened.width * opened.height > MOST_PIXELS or min(opened.size) < 1:
                raise TableError("hero-picture-too-large", most=LONGEST_UPLOAD // 1_000_000)
            opened.draft("RGB", (SIDE * 2, SIDE * 2))
            turned = ImageOps.exif_transpose(opened).convert("RGBA")
    except TableError:
        raise
    except (UnidentifiedImageError, OSError, ValueError, SyntaxError, Image.DecompressionBombError):
        raise TableError("hero-no-picture") from None
    square = ImageOps.fit(turned, (SIDE, SIDE), Image.Resampling.LANCZOS)
    flat = Image.new("RGB", square.size, PAPER)
    flat.paste(square, mask=square.getchannel("A"))
    for quality in (88, 80, 70, 60, 45, 30, 15):
        made = io.BytesIO()
        flat.save(made, "JPEG", quality=quality, optimize=True)
        if made.tell() <= MOST_BYTES:
            break
    return made.getvalue()
