import { SigningKey } from 'ethers/crypto'
import { hashMessage } from 'ethers/hash'
import { computeAddress } from 'ethers/transaction'

const key = new SigningKey(`0x${'01'.repeat(32)}`)

export const walletAddress = computeAddress(key.publicKey)
export const signatureOf = async (text: string): Promise<string> => key.sign(hashMessage(text)).serialized
