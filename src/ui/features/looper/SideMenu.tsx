import { AudioLines, ChartPie, Code, LayoutDashboard, SlidersHorizontal, Table, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { adminsQuery, type Project } from '../../../domain/looper'
import { useFeature } from '../../app/use-feature'
import { Avatar } from '../../components/avatar/Avatar'
import { classNames } from '../../components/class-names'
import { Icon } from '../../components/layout/Icon'
import { looperHref, looperPaths } from './looper-paths'
import { ApiStatusTag, Copyable } from './status-tags'
import { exclusivePageUrl } from './exclusive-page-url'
import styles from './looper.module.css'
import { useProjectList } from './use-looper'

const c = classNames(styles)

/** The menu entries. `under` lists the subpages of an entry. */
const ENTRIES = [
  { label: 'dashboard', icon: LayoutDashboard, path: looperPaths.dashboard, under: [] },
  { label: 'influshare', icon: ChartPie, path: looperPaths.influshare, under: [looperPaths.feeds] },
  { label: 'communityBoard', icon: Table, path: looperPaths.board, under: [] },
  { label: 'spaceSummary', icon: AudioLines, path: looperPaths.spaces, under: [] },
  { label: 'configuration', icon: SlidersHorizontal, path: looperPaths.configuration, under: [looperPaths.editInfo] },
  // This link loads a new document, because the preview needs an iframe, which the policy allows only in a document
  // that was loaded at this path.
  { label: 'api', icon: Code, path: looperPaths.api, under: [looperPaths.editPage], isDocument: true },
] as const satisfies readonly {
  readonly label: string
  readonly icon: LucideIcon
  readonly path: string
  readonly under: readonly string[]
  readonly isDocument?: true
}[]

/** Scrolls the menu to the current entry. On phones the menu is a strip that can be wider than the screen. */
const intoSight = (entry: HTMLElement | null): void => {
  if (entry?.parentElement != null) entry.parentElement.scrollLeft = entry.offsetLeft - EDGE
}
const EDGE = 16

export function SideMenu({ projectId }: { readonly projectId: string | null }): ReactNode {
  const { t } = useTranslation('looper')
  const { pathname } = useLocation()
  return (
    <nav className={c('menu')} aria-label={t('menu.label')}>
      {ENTRIES.map((entry) => {
        const { label, icon, path, under } = entry
        const isCurrent = pathname === path || under.some((subPath) => subPath === pathname)
        return (
          <Link
            key={path}
            reloadDocument={'isDocument' in entry && pathname !== path}
            ref={isCurrent ? intoSight : undefined}
            to={projectId === null ? path : looperHref(path, projectId)}
            className={c('entry', isCurrent && 'on')}
            aria-current={isCurrent ? 'page' : undefined}
          >
            <Icon of={icon} size={20} />
            {t(`menu.${label}`)}
          </Link>
        )
      })}
    </nav>
  )
}

const FACES = 3

/** The part below the menu: API status, exclusive page, and staff. */
export function SideFoot({ project: { projectId, apiStatus, pageLink } }: { readonly project: Project }): ReactNode {
  const { t } = useTranslation('looper')
  const { slices } = useFeature('looper')
  const { items } = useProjectList(adminsQuery, slices.account.admins, { projectId })
  const rest = items.length - FACES
  return (
    <dl className={c('foot')}>
      <div>
        <dt>{t('foot.api')}</dt>
        <dd>
          <ApiStatusTag status={apiStatus} />
        </dd>
      </div>
      <div>
        <dt>{t('foot.page')}</dt>
        <dd>
          {pageLink === null ? (
            t('foot.noPage')
          ) : (
            <Copyable text={exclusivePageUrl(pageLink)} shown={`/p/${pageLink}`} />
          )}
        </dd>
      </div>
      <div>
        <dt>{t('foot.staff')}</dt>
        <dd className={c('faces')}>
          {items.slice(0, FACES).map(({ adminId, xid, name, avatar }) => (
            <span key={adminId} title={name}>
              <Avatar person={{ id: xid, name, imageUrl: avatar ?? undefined }} size={28} />
              <span className="sr">{name}</span>
            </span>
          ))}
          {rest > 0 && <span className={c('rest')}>+{rest}</span>}
        </dd>
      </div>
    </dl>
  )
}
