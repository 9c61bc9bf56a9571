import { looperBody } from '../../../../application/features/looper/looper'
import { adminsQuery, communitiesQuery, infoQuery } from '../../../../domain/looper'
import { useFeature } from '../../../app/use-feature'
import { useListed } from '../use-looper'

/** All that the page shows is asked for when it opens (R3-099). */
export const useConfiguration = (projectId: string) => {
  const { cells } = useFeature(looperBody)
  return {
    info: useListed(infoQuery, cells.account.info, { projectId }),
    admins: useListed(adminsQuery, cells.account.admins, { projectId }),
    communities: useListed(communitiesQuery, cells.account.communities, { projectId }),
  }
}
export type Configured = ReturnType<typeof useConfiguration>
