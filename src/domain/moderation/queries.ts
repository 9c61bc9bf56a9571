import * as t from 'io-ts'
import { Gid } from '../kernel/ids'
import { orNull } from '../kernel/or-null'
import { failedInputs, query } from '../query'
import { Report } from './report'

/** The types of facts after which the server's lists may differ. */
const CHANGES = ['moderation/Changed', 'moderation/Decided', 'NetworkOnline', 'SocketOpened']

/**
 * The reports that the member decides about, newest first, in pages by number. `gid`: one group, or `null` for all
 * reports of the member.
 */
export const reportsQuery = query('moderation/reports', {
  input: t.strict({ gid: orNull(Gid), isDecided: t.boolean }),
  item: Report,
  idOf: ({ id }) => id,
  loadsAfter: {
    types: CHANGES,
    inputs: ({ type }, known) => (type === 'NetworkOnline' ? failedInputs(known) : known.map(({ input }) => input)),
  },
})
