/** The wallet address that signed the text. `null` for an invalid signature. */
export const recoverSigner = async (text: string, signature: string): Promise<string | null> => {
  // This module loads lazily, because only a wallet sign-in needs it.
  const { verifyMessage } = await import('ethers/hash')
  try {
    return verifyMessage(text, signature)
  } catch {
    return null
  }
}
