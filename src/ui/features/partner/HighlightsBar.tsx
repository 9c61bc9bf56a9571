import { Popover } from '@base-ui/react/popover'
import { AudioLines, CalendarClock } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { groupOf, type Group } from '../../../domain/group'
import { targetOf } from '../../../domain/join'
import type { Highlights } from '../../../domain/partner'
import type { Space } from '../../../domain/space'
import { useApp, useStore } from '../../app/app-context'
import { groupAvatarData } from '../../app/avatar-data'
import { paths } from '../../app/routing/paths'
import { useJoin } from '../join/use-join'
import { GroupAvatar } from '../../components/avatar/Avatar'
import { classNames } from '../../components/class-names'
import { Icon } from '../../components/layout/Icon'
import { Modal } from '../../components/overlay/Modal'
import { useIsMobile } from '../../components/layout/use-is-mobile'
import { GroupHighlight } from './GroupHighlight'
import styles from './highlights.module.css'
import { SpaceHighlight } from './SpaceHighlight'

const c = classNames(styles)

/** spec 3 §2: hover delay of the card. */
const HOVER_MS = 300
/** Time the pointer may be outside while it moves from the chip to its card. */
const LEAVE_MS = 120

interface HighlightsBarProps {
  readonly highlights: Highlights
  /** The groups that the spaces may belong to. */
  readonly groups: readonly Group[]
}

type Shown =
  | {
      readonly kind: 'live' | 'upcoming'
      readonly id: string
      readonly name: string
      readonly space: Space
      readonly group: Group | null
    }
  | { readonly kind: 'group'; readonly id: string; readonly name: string; readonly group: Group }

/**
 * Chips for live, upcoming and recommended items. On desktop each has a card. On phones a space opens a drawer, and a
 * group starts joining.
 */
export function HighlightsBar({ highlights: { living, upcoming, recommend }, groups }: HighlightsBarProps): ReactNode {
  const { t } = useTranslation('partner')
  const untitled = useTranslation().t('spaceStatus.untitled')
  const known = useStore(useApp().account.sources.group)
  const isMobile = useIsMobile()
  // The account's slice is newer than the page: the member may have joined meanwhile.
  const asKnown = (group: Group): Group => ({
    ...group,
    isMember: groupOf(known, group.gid)?.isMember ?? group.isMember,
  })
  const spaceOf =
    (kind: 'live' | 'upcoming') =>
    (space: Space): Shown => ({
      kind,
      id: space.channelId,
      name: space.title === '' ? untitled : space.title,
      space,
      group: [...groups, ...recommend].find(({ gid }) => gid === space.gid) ?? groupOf(known, space.gid),
    })
  const all: readonly Shown[] = [
    ...living.map(spaceOf('live')),
    ...upcoming.map(spaceOf('upcoming')),
    ...recommend.map((group): Shown => ({ kind: 'group', id: group.gid, name: group.name, group: asKnown(group) })),
  ]
  if (all.length === 0) return null
  return (
    <section aria-label={t('bar.label')}>
      <ul className={c('bar')}>
        {all.map((one) => (
          <li key={`${one.kind}:${one.id}`}>{isMobile ? <Tapped of={one} /> : <Hovered of={one} />}</li>
        ))}
      </ul>
    </section>
  )
}

function Face({ of: one }: { readonly of: Shown }): ReactNode {
  return (
    <>
      {one.kind === 'group' ? (
        <GroupAvatar group={groupAvatarData(one.group)} size={28} />
      ) : (
        <span className={c('mark', one.kind)}>
          <Icon of={one.kind === 'live' ? AudioLines : CalendarClock} size={16} />
        </span>
      )}
      <span className={c('name')} dir="auto">
        {one.name}
      </span>
    </>
  )
}

const cardOf = (one: Shown): ReactNode =>
  one.kind === 'group' ? <GroupHighlight group={one.group} /> : <SpaceHighlight space={one.space} group={one.group} />

const useLabel = ({ kind, name }: Shown): string => {
  const { t } = useTranslation('partner')
  return t(`bar.${kind}`, { name, interpolation: { escapeValue: false } })
}

function Hovered({ of: one }: { readonly of: Shown }): ReactNode {
  const label = useLabel(one)
  return (
    <Popover.Root>
      <Popover.Trigger openOnHover delay={HOVER_MS} closeDelay={LEAVE_MS} className={c('chip')} aria-label={label}>
        <Face of={one} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner side="bottom" align="start" sideOffset={8} collisionPadding={16} className={c('place')}>
          <Popover.Popup className={c('popup')} aria-label={label}>
            {cardOf(one)}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function Tapped({ of: one }: { readonly of: Shown }): ReactNode {
  const navigate = useNavigate()
  const join = useJoin()
  const label = useLabel(one)
  const [isOpen, setOpen] = useState(false)
  const press = (): void => {
    if (one.kind !== 'group') setOpen(true)
    else if (one.group.isMember) void navigate(paths.group(one.group.gid))
    else join(targetOf(one.group))
  }
  return (
    <>
      <button
        type="button"
        className={c('chip')}
        aria-label={label}
        aria-haspopup={one.kind === 'group' ? undefined : 'dialog'}
        onClick={press}
      >
        <Face of={one} />
      </button>
      {one.kind !== 'group' && (
        <Modal open={isOpen} label={label} onClose={() => setOpen(false)} scrim={c('scrim')} className={c('sheet')}>
          {cardOf(one)}
        </Modal>
      )}
    </>
  )
}
