import { Blocks } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Label, ProjectCommunity } from '../../../../domain/looper'
import { SkeletonBlock, Skeleton } from '../../../components/feedback/Skeleton'
import { EmptyState, InlineFailure } from '../../../components/feedback/StateView'
import { DataTable } from '../table/DataTable'
import { useTableView } from '../table/use-table-view'
import { AdjustDialog, BlockDialog } from './CommunityDialogs'
import { useCommunityColumns } from './community-columns'
import type { Configured } from './use-configuration'

interface CommunitiesTabProps {
  readonly projectId: string
  readonly communities: Configured['communities']
}
type Asked = { readonly community: ProjectCommunity; readonly to: Label | 'block' | 'unblock' }

/** The communities of a project with their labels (R3-104 … R3-114). */
export function CommunitiesTab({ projectId, communities: { status, items, read } }: CommunitiesTabProps): ReactNode {
  const { t } = useTranslation('looper')
  const view = useTableView('communities')
  const [asked, setAsked] = useState<Asked | null>(null)
  const columns = useCommunityColumns({
    onAdjust: (community, to) => {
      if (to !== community.label) setAsked({ community, to })
    },
    onBlock: (community) => setAsked({ community, to: community.blocked ? 'unblock' : 'block' }),
  })
  const close = (): void => setAsked(null)
  if (status === 'failed') return <InlineFailure text={t('config.failed')} onRetry={read} />
  if (status === 'loading')
    return (
      <Skeleton>
        {[0, 1, 2, 3, 4].map((n) => (
          <SkeletonBlock key={n} width="100%" height={52} shape="card" />
        ))}
      </Skeleton>
    )
  return (
    <>
      {items.length === 0 ? (
        <EmptyState icon={Blocks} title={t('communities.empty')} text={t('communities.emptyText')} />
      ) : (
        <DataTable
          label={t('communities.heading')}
          rows={items}
          columns={columns}
          keyOf={({ gid }) => gid}
          view={view}
          file={`communities-${projectId}`}
        />
      )}
      {asked !== null &&
        (asked.to === 'block' || asked.to === 'unblock' ? (
          <BlockDialog
            projectId={projectId}
            community={asked.community}
            blocks={asked.to === 'block'}
            onClose={close}
          />
        ) : (
          <AdjustDialog projectId={projectId} community={asked.community} to={asked.to} onClose={close} />
        ))}
    </>
  )
}
