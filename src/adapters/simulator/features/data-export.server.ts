import * as E from 'fp-ts/Either'
import { dataExportCalls } from '../../wire/calls/account/data-export-calls'
import { asList } from '../../wire/codecs/list'
import { visitorsRefused } from '../response'
import { exportPage } from '../state/features/data-export/export-page'
import type { ServerFeature } from './server-feature'

/** Members read the records of their own account. The session names the account; no input does. */
export const server: ServerFeature = {
  routes: (to, { host }) => {
    to.authenticated(dataExportCalls.page, ({ cursor }, { account: { xid, isVisitor } }) => {
      if (isVisitor) return visitorsRefused
      const page = exportPage(host.world(), xid, cursor, host.now())
      return E.right({ ...page, records: asList(page.records) })
    })
  },
}
