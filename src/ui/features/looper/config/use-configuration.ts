import { adminsQuery, communitiesQuery, infoQuery } from '../../../../domain/looper'
import { useFeature } from '../../../app/use-feature'
import { useProjectList } from '../use-looper'

/** The data of all tabs, which load when the page opens (R3-099). */
export const useConfiguration = (projectId: string) => {
  const { slices } = useFeature('looper')
  return {
    info: useProjectList(infoQuery, slices.account.info, { projectId }),
    admins: useProjectList(adminsQuery, slices.account.admins, { projectId }),
    communities: useProjectList(communitiesQuery, slices.account.communities, { projectId }),
  }
}
export type Configured = ReturnType<typeof useConfiguration>
