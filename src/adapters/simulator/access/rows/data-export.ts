import { dataExportCalls } from '../../../wire/calls/account/data-export-calls'
import { route, type AccessRow } from '../access-row'

/** Members read the records of their own account. A page reads many messages, so that it costs as much as ten reads. */
export const rows: readonly AccessRow[] = [route(dataExportCalls.page, 'account', 'read', 10)]
