/** The wallet address that signed the text. `null` for an invalid signature. */
export const recoverSigner = async (text: string, signature: string): Promise<string | null> => {
  // The `ethers/hash` module loads lazily, because only a wallet signature needs the module.
  const { verifyMessage } = await import('ethers/hash')
  try {
    return verifyMessage(text, signature)
  } catch {
    return null
  }
}
