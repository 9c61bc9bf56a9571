import { describe, expect, it } from 'vitest'
import { DAILY_BYTES, FREE_FLOOR, makeUploadQuota } from '../../../src/adapters/simulator/object-storage/upload-quota'
import { VirtualTime } from '../../support/virtual-time'
import { ADA, BEN } from '../../wire/support/seeded-ids'

const MIB = 1_048_576

describe('The upload quota of the object store', () => {
  it('an account stores at most 200 MiB in a day, and other accounts are not affected', async () => {
    const time = new VirtualTime()
    const quota = makeUploadQuota(time.clock(), undefined)
    expect(await quota.refusal(ADA, DAILY_BYTES)).toBeNull()
    expect([await quota.refusal(ADA, 1), await quota.refusal(BEN, MIB)]).toEqual(['QuotaExceeded', null])
    await time.pass(86_400_000)
    expect(await quota.refusal(ADA, MIB)).toBeNull()
  })

  it('no upload is stored if less than 512 MiB of the disk would stay free', async () => {
    const quota = makeUploadQuota(new VirtualTime().clock(), () => Promise.resolve(FREE_FLOOR + MIB))
    expect([await quota.refusal(ADA, MIB), await quota.refusal(ADA, MIB + 1)]).toEqual([null, 'InsufficientStorage'])
  })
})
