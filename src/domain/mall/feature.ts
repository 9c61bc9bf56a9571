import * as t from 'io-ts'
import { sliceOf, defineFeature } from '../event-log'
import { query } from '../query'
import { mallMessages, mallOrderReducer } from './order'
import { LoopPackage } from './package'

export const packagesQuery = query('mall/packages', {
  input: t.strict({}),
  item: LoopPackage,
  idOf: ({ code }) => code,
})

export const mallFeature = defineFeature({
  name: 'mall',
  account: { messages: packagesQuery.messages, slices: () => ({ packages: sliceOf(packagesQuery.reducer) }) },
  tab: { messages: mallMessages, slices: () => ({ order: sliceOf(mallOrderReducer) }) },
})
