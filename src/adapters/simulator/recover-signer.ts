/** Whose signature under that text it is, by its address; `null` where it is none. */
export const recoverSigner = async (text: string, signature: string): Promise<string | null> => {
  // Not needed before somebody signs in by a wallet.
  const { verifyMessage } = await import('ethers/hash')
  try {
    return verifyMessage(text, signature)
  } catch {
    return null
  }
}
