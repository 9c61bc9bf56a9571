import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileStoreBehaviours } from './file-store.contract'
import { fileStores, s3ForTests } from './file-stores'

beforeAll(s3ForTests.start)
afterAll(s3ForTests.stop)

describe.each(Object.entries(fileStores))('A file store (%s)', (_name, { bench, differs }) => {
  it.each(Object.entries(fileStoreBehaviours).filter(([title]) => !Object.hasOwn(differs, title)))(
    '%s',
    async (_title, behaves) => {
      await expect(behaves(bench())).resolves.toBeUndefined()
    },
  )
})
