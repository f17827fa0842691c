/** Creates a PDF with numbered pages, for stories that open one. */
export function pdfFile(pageCount: number, { encrypted = false } = {}): Uint8Array<ArrayBuffer> {
  const pages = Array.from({ length: pageCount }, (_, at) => at);
  const kids = pages.map((at) => `${4 + at * 2} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pageCount}/Kids[${kids}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pages.flatMap((at) => {
      const words = `BT /F1 28 Tf 60 740 Td (Draw tower, sheet ${at + 1}) Tj ET`;
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + at * 2} 0 R>>`,
        `<</Length ${words.length}>>stream\n${words}\nendstream`,
      ];
    }),
  ];
  // Made-up password hashes, which no password matches.
  const lock = `<</Filter/Standard/V 1/R 2/P -4/O<${'4f'.repeat(32)}>/U<${'55'.repeat(32)}>>>`;
  if (encrypted) objects.push(lock);
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj${object}endobj\n`;
    return place;
  });
  const start = text.length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = encrypted
    ? `/Encrypt ${objects.length} 0 R/ID[<${'00'.repeat(16)}><${'00'.repeat(16)}>]`
    : '';
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(text);
}
