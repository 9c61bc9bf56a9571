import {
  adminsQuery,
  applicationsQuery,
  communitiesQuery,
  projectActionMessages,
  importedQuery,
  infoQuery,
  ProjectAction,
  opLogsQuery,
  pageQuery,
  partnerQuery,
  projectsQuery,
} from '../../../domain/looper'
import type { QueryMessage } from '../../../domain/query'
import { failsWith, tabEffects } from '../../effects/effect'
import type { Looper } from './ports'

/** The lists to reload after an action (spec 3 §4). */
const readAfter = ({ kind, projectId }: ProjectAction): readonly QueryMessage[] => {
  const history = opLogsQuery.want({ projectId })
  switch (kind) {
    case 'label':
    case 'block':
      return [communitiesQuery.want({ projectId }), history]
    case 'decide':
      return [applicationsQuery.want({}), communitiesQuery.want({ projectId })]
    case 'addAdmin':
    case 'setRole':
    case 'removeAdmin':
      return [adminsQuery.want({ projectId }), history]
    case 'customize':
    case 'savePage':
      return [
        partnerQuery.want({ projectId }),
        pageQuery.want({ projectId }),
        projectsQuery.want({ keyword: '' }),
        history,
      ]
    case 'import':
    case 'setOrder':
    case 'removeImported':
      return [importedQuery.want({ projectId }), history]
    case 'saveInfo':
      return [infoQuery.want({ projectId }), projectsQuery.want({ keyword: '' }), history]
  }
}

interface Says {
  readonly dispatchToAccount: (message: QueryMessage) => Promise<void>
}

/** Performs an action, then reloads the lists that the action changed. */
export const makeProjectActionEffects = ({ dispatchToAccount }: Says, ports: Pick<Looper, 'perform'>) => ({
  perform: tabEffects.idempotent(ProjectAction, {
    call: ports.perform,
    notifyAccount: (_, deed) => Promise.all(readAfter(deed).map((message) => dispatchToAccount(message))),
    toResult: (_, { kind }, ask) => Object.assign({ type: 'looper/ActionDone', ask } as const, { kind }),
    failed: failsWith(projectActionMessages['looper/ActionFailed']),
  }),
})
