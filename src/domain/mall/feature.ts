import * as t from 'io-ts'
import { cellOf, defineFeature } from '../event-log'
import { query } from '../query'
import { mallMessages, mallOrderReducer } from './order'
import { LoopPackage } from './package'

export const packagesQuery = query('mall/packages', { input: t.strict({}), item: LoopPackage, idOf: ({ code }) => code })

export const mallFeature = defineFeature({
  name: 'mall',
  account: { messages: packagesQuery.messages, cells: () => ({ packages: cellOf(packagesQuery.reducer) }) },
  tab: { messages: mallMessages, cells: () => ({ order: cellOf(mallOrderReducer) }) },
})
