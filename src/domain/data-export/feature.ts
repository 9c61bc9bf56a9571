import { defineFeature, sliceOf } from '../event-log'
import { dataExportReducer } from './data-export.machine'
import { dataExportMessages } from './data-export.messages'

/** A member takes along the data of the account. */
export const dataExportFeature = defineFeature({
  name: 'data-export',
  tab: { messages: dataExportMessages, slices: () => ({ export: sliceOf(dataExportReducer) }) },
})
