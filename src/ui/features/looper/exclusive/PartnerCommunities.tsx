import { Blocks, Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FIRST_ORDER, orderOf, type Label, type PartnerCommunity } from '../../../../domain/looper'
import { GroupAvatar } from '../../../components/avatar/Avatar'
import { Button } from '../../../components/form/Button'
import { EmptyState, InlineFailure } from '../../../components/feedback/StateView'
import { SkeletonBlock, Skeleton } from '../../../components/feedback/Skeleton'
import { LooperDialog } from '../config/LooperDialog'
import styles from '../looper.module.css'
import { Copyable, LabelTag } from '../status-tags'
import type { Column } from '../table/column'
import { DataTable } from '../table/DataTable'
import { useTableView } from '../table/use-table-view'
import type { useProjectList } from '../use-looper'
import { useProjectAction } from '../use-project-action'
import own from './exclusive.module.css'
import { ImportDialog } from './ImportDialog'
import { isEnter } from '../../../components/form/enter-key'

interface PartnerCommunitiesProps {
  readonly projectId: string
  readonly imported: ReturnType<typeof useProjectList<{ projectId: string }, PartnerCommunity>>
}

const RANK: Readonly<Record<Label, number>> = { none: 0, blue: 1, gold: 2 }

/** The communities on the exclusive page, in order (R3-131 … R3-134). */
export function PartnerCommunities({
  projectId,
  imported: { status, items, read },
}: PartnerCommunitiesProps): ReactNode {
  const { t } = useTranslation('looper')
  const view = useTableView('imported')
  const [asked, setAsked] = useState<PartnerCommunity | 'import' | null>(null)
  const close = (): void => setAsked(null)
  const columns: readonly Column<PartnerCommunity>[] = [
    {
      id: 'order',
      label: t('page.order'),
      width: '88px',
      value: ({ order }) => order,
      cell: (row) => <OrderCell key={row.order} projectId={projectId} community={row} />,
    },
    {
      id: 'community',
      label: t('page.community'),
      width: 'minmax(180px, 2fr)',
      isHead: true,
      value: ({ name }) => name,
      cell: ({ gid, name, avatar }) => (
        <>
          <GroupAvatar group={{ id: gid, ownerId: gid, name, imageUrl: avatar ?? undefined }} size={32} />
          <span className={styles['cut']} dir="auto">
            {name}
          </span>
        </>
      ),
    },
    { id: 'gid', label: t('page.gid'), width: 'minmax(112px, 1fr)', value: ({ gid }) => gid, cell: ({ gid }) => gid },
    {
      id: 'grade',
      label: t('page.grade'),
      width: 'minmax(104px, .8fr)',
      value: ({ label }) => RANK[label],
      cell: ({ label }) => <LabelTag label={label} />,
    },
    {
      id: 'glink',
      label: t('page.glink'),
      width: 'minmax(160px, 1.4fr)',
      value: ({ link }) => link,
      cell: ({ link }) => <Copyable text={new URL(link, window.location.origin).href} shown={link} />,
    },
    {
      id: 'source',
      label: t('page.source'),
      width: 'minmax(156px, 1.2fr)',
      value: ({ source }) => t(`source.${source}`),
      cell: ({ source }) => t(`source.${source}`),
    },
    {
      id: 'action',
      label: t('page.action'),
      width: '104px',
      cell: (row) => (
        <Button
          size={30}
          kind="quiet"
          aria-label={t('page.removeOf', { name: row.name })}
          onClick={() => setAsked(row)}
        >
          {t('page.remove')}
        </Button>
      ),
    },
  ]
  const add = (
    <Button size={30} kind="primary" icon={Plus} onClick={() => setAsked('import')}>
      {t('page.import')}
    </Button>
  )
  return (
    <section className={styles['group']} aria-label={t('page.communities')}>
      <h2>{t('page.communities')}</h2>
      {status === 'failed' && <InlineFailure text={t('page.failed')} onRetry={read} />}
      {status === 'loading' && (
        <Skeleton>
          <SkeletonBlock width="100%" height={220} shape="card" />
        </Skeleton>
      )}
      {status === 'shown' &&
        (items.length === 0 ? (
          <EmptyState icon={Blocks} heading="h3" title={t('page.empty')} text={t('page.emptyText')} action={add} />
        ) : (
          <DataTable
            label={t('page.communities')}
            rows={items}
            columns={columns}
            keyOf={({ importId }) => importId}
            view={view}
            file={`exclusive-page-${projectId}`}
            tools={add}
          />
        ))}
      {asked === 'import' && <ImportDialog projectId={projectId} imported={items} onClose={close} />}
      {asked !== null && asked !== 'import' && <RemoveDialog projectId={projectId} community={asked} onClose={close} />}
    </section>
  )
}

/**
 * The field for a community's position. When the field loses the focus, the field sends a whole number above 0;
 * otherwise the field restores the old number.
 */
function OrderCell({
  projectId,
  community: { importId, name, order },
}: {
  readonly projectId: string
  readonly community: PartnerCommunity
}): ReactNode {
  const { t } = useTranslation('looper')
  const [typed, setTyped] = useState(String(order))
  const deed = useProjectAction(() => undefined)
  const send = (): void => {
    const to = orderOf(typed)
    if (to === null || to === order) setTyped(String(order))
    else deed.perform({ kind: 'setOrder', projectId, importId, order: to })
  }
  return (
    <input
      className={own['order']}
      type="number"
      min={FIRST_ORDER}
      step={1}
      value={typed}
      aria-label={t('page.orderOf', { name })}
      aria-busy={deed.busy}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={send}
      onKeyDown={(event) => {
        if (isEnter(event)) event.currentTarget.blur()
      }}
    />
  )
}

function RemoveDialog({
  projectId,
  community: { importId, name },
  onClose,
}: {
  readonly projectId: string
  readonly community: PartnerCommunity
  readonly onClose: () => void
}): ReactNode {
  const { t } = useTranslation('looper')
  const deed = useProjectAction(onClose)
  return (
    <LooperDialog
      deed={deed}
      title={t('page.removeTitle', { name })}
      text={t('page.removeText')}
      yes={t('page.remove')}
      kind="danger"
      onYes={() => deed.perform({ kind: 'removeImported', projectId, importId })}
      onClose={onClose}
    />
  )
}
