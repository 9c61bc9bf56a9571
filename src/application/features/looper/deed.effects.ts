import { adminsQuery, communitiesQuery, deedMessages, infoQuery, LooperDeed, opLogsQuery, projectsQuery } from '../../../domain/looper'
import type { QueryMessage } from '../../../domain/query'
import { failing, tabEffects } from '../../effect'
import type { Looper } from './ports'

/** What is read anew once something was done (spec 3 §4). */
const readAfter = ({ kind, projectId }: LooperDeed): readonly QueryMessage[] => {
  const history = opLogsQuery.want({ projectId })
  switch (kind) {
    case 'label':
    case 'block': return [communitiesQuery.want({ projectId }), history]
    case 'addAdmin':
    case 'setRole':
    case 'removeAdmin': return [adminsQuery.want({ projectId }), history]
    case 'saveInfo': return [infoQuery.want({ projectId }), projectsQuery.want({ keyword: '' }), history]
  }
}

/** A deed, and then the lists that it has changed. */
export const makeDeedEffects = ({ sayToAccount }: { readonly sayToAccount: (message: QueryMessage) => Promise<void> }, ports: Pick<Looper, 'perform'>) => ({
  perform: tabEffects.idempotent(LooperDeed, {
    call: ports.perform,
    tell: (_, deed) => Promise.all(readAfter(deed).map((message) => sayToAccount(message))),
    done: (_, { kind }, ask) => Object.assign({ type: 'looper/Done', ask } as const, { kind }),
    failed: failing(deedMessages['looper/NotDone']),
  }),
})
