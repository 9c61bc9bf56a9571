import { Blocks } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FIGURE_QUERIES as figures, sortedBy, type BoardRow } from '../../../../domain/looper'
import { paths } from '../../../app/routing/paths'
import { useFeature } from '../../../app/use-feature'
import { GroupAvatar } from '../../../components/avatar/Avatar'
import { EmptyState } from '../../../components/feedback/StateView'
import { useFormat } from '../../../format/use-format'
import { looperHref, looperPaths } from '../looper-paths'
import { AnalyticsSection } from '../analytics/stat-cards'
import { useRegionName } from '../analytics/use-region-name'
import styles from '../looper.module.css'
import { Growth, LabelTag } from '../status-tags'
import { useProjectList } from '../use-looper'
import own from './communities.module.css'

const SHOWN = 5
const ROW = 56
const noOrder = (): number => 0

/** The most active communities today, compared with yesterday. The board page lists all communities. */
export function Communities({ projectId, count }: { readonly projectId: string; readonly count: number }): ReactNode {
  const { t } = useTranslation('looper')
  const { slices } = useFeature('looper')
  const { number } = useFormat()
  const listed = useProjectList(figures.board, slices.account.board, { projectId })
  return (
    <section className={styles['group']} aria-label={t('board.table')}>
      <header className={own['head']}>
        <h2>
          {t('board.table')} <span>{number(count)}</span>
        </h2>
        <Link className={styles['docLink']} to={looperHref(looperPaths.board, projectId)}>
          {t('trends.openBoard')}
        </Link>
      </header>
      <AnalyticsSection
        listed={listed}
        height={SHOWN * ROW + 40}
        empty={<EmptyState icon={Blocks} heading="h3" title={t('board.empty')} text={t('board.emptyText')} />}
      >
        {(_, rows) => <Table rows={sortedBy(rows, ({ active }) => active, 'descending', noOrder).slice(0, SHOWN)} />}
      </AnalyticsSection>
    </section>
  )
}

function Table({ rows }: { readonly rows: readonly BoardRow[] }): ReactNode {
  const { t } = useTranslation('looper')
  const { number } = useFormat()
  const areaName = useRegionName()
  const most = Math.max(1, ...rows.flatMap(({ active, yesterday }) => [active, yesterday]))
  return (
    <div className={own['box']}>
      <table className={own['table']}>
        <caption className="sr">{t('board.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('board.community')}</th>
            <th scope="col">{t('board.label')}</th>
            <th scope="col">{t('board.area')}</th>
            <th scope="col">{t('board.members')}</th>
            <th scope="col">{t('board.active')}</th>
            <th scope="col">{t('board.change')}</th>
            <th scope="col">
              <span className="sr">{t('board.activity')}</span>
            </th>
            <th scope="col">{t('board.spaces')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ gid, name, icon, label, area, members, active, yesterday, activePercent, spaces }) => (
            <tr key={gid ?? name}>
              <th scope="row">
                <span>
                  <GroupAvatar
                    group={{ id: gid ?? name, ownerId: gid ?? name, name, imageUrl: icon ?? undefined }}
                    size={32}
                  />
                  {gid === null ? (
                    <span className={styles['cut']} dir="auto">
                      {name}
                    </span>
                  ) : (
                    <Link className={styles['cut']} to={paths.group(gid)} dir="auto">
                      {name}
                    </Link>
                  )}
                </span>
              </th>
              <td>
                <LabelTag label={label} />
              </td>
              <td>{areaName(area)}</td>
              <td>{number(members)}</td>
              <td>{number(active)}</td>
              <td>
                <Growth text={activePercent} />
              </td>
              <td>
                <span className={own['bars']} aria-hidden="true">
                  <i style={{ inlineSize: `${(100 * active) / most}%` }} />
                  <i data-before style={{ inlineSize: `${(100 * yesterday) / most}%` }} />
                </span>
                <span className="sr">
                  {t('part.today')} {number(active)}, {t('part.yesterday')} {number(yesterday)}
                </span>
              </td>
              <td>{number(spaces)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
