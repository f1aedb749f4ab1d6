/** The dots of a QR code, row by row, with the margin of four that cameras need. What writes codes is loaded first: few visits need it. */
export async function dotsOf(text: string): Promise<readonly (readonly boolean[])[]> {
  const { encodeQR } = await import('qr');
  return encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
}
