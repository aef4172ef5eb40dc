/** Four characters that tell open sessions apart and give nothing of the token away. */
export function referenceOf(tokenHash: string): string {
  return tokenHash.slice(0, 4).toUpperCase()
}
