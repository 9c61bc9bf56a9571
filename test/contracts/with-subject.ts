import { afterEach, beforeEach } from 'vitest'
import type { ContractSubject, MakeContractSubject } from './contract-subject'

/** Creates a new subject before each test and closes the subject afterwards. */
export const withSubject = (make: MakeContractSubject): (() => ContractSubject) => {
  let bench: ContractSubject | null = null
  beforeEach(async () => {
    bench = await make()
  })
  afterEach(async () => {
    await bench?.close()
    bench = null
  })
  return () => {
    if (bench === null) throw new Error('no bench outside a test')
    return bench
  }
}
