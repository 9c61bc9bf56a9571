import { Popover } from '@base-ui/react/popover'
import { AudioLines, CalendarClock } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { groupOf, type Group } from '../../../domain/group'
import { targetOf } from '../../../domain/join'
import type { Highlights } from '../../../domain/partner'
import type { Space } from '../../../domain/space'
import { groupAvatarData } from '../../app/avatar-data'
import { useAccountState, useFeature } from '../../app/use-feature'
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

/** The hover delay of the card in ms (spec 3 §2). */
const HOVER_MS = 300
/** The time in ms for which the pointer may be outside while it moves from the chip to the card. */
const LEAVE_MS = 120

interface HighlightsBarProps {
  readonly highlights: Highlights
  /** The groups to which the spaces may belong. */
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
 * Chips for live, upcoming and recommended items. On desktop each chip has a card. On phones a space's chip opens a
 * drawer, and a group's chip starts joining.
 */
export function HighlightsBar({ highlights: { living, upcoming, recommend }, groups }: HighlightsBarProps): ReactNode {
  const { t } = useTranslation('partner')
  const untitled = useTranslation().t('spaceStatus.untitled')
  const known = useAccountState(useFeature('group').slices.account.group)
  const isMobile = useIsMobile()
  // The member may have joined the group after this response, so the account's slice overrides `isMember`.
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
        {all.map((highlight) => (
          <li key={`${highlight.kind}:${highlight.id}`}>
            {isMobile ? <Tapped of={highlight} /> : <Hovered of={highlight} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Face({ of: highlight }: { readonly of: Shown }): ReactNode {
  return (
    <>
      {highlight.kind === 'group' ? (
        <GroupAvatar group={groupAvatarData(highlight.group)} size={28} />
      ) : (
        <span className={c('mark', highlight.kind)}>
          <Icon of={highlight.kind === 'live' ? AudioLines : CalendarClock} size={16} />
        </span>
      )}
      <span className={c('name')} dir="auto">
        {highlight.name}
      </span>
    </>
  )
}

const cardOf = (highlight: Shown): ReactNode =>
  highlight.kind === 'group' ? (
    <GroupHighlight group={highlight.group} />
  ) : (
    <SpaceHighlight space={highlight.space} group={highlight.group} />
  )

const useLabel = ({ kind, name }: Shown): string => {
  const { t } = useTranslation('partner')
  return t(`bar.${kind}`, { name })
}

function Hovered({ of: highlight }: { readonly of: Shown }): ReactNode {
  const label = useLabel(highlight)
  return (
    <Popover.Root>
      <Popover.Trigger openOnHover delay={HOVER_MS} closeDelay={LEAVE_MS} className={c('chip')} aria-label={label}>
        <Face of={highlight} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner side="bottom" align="start" sideOffset={8} collisionPadding={16} className={c('place')}>
          <Popover.Popup className={c('popup')} aria-label={label}>
            {cardOf(highlight)}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function Tapped({ of: highlight }: { readonly of: Shown }): ReactNode {
  const navigate = useNavigate()
  const join = useJoin()
  const label = useLabel(highlight)
  const [isOpen, setOpen] = useState(false)
  const press = (): void => {
    if (highlight.kind !== 'group') setOpen(true)
    else if (highlight.group.isMember) void navigate(paths.group(highlight.group.gid))
    else join(targetOf(highlight.group))
  }
  return (
    <>
      <button
        type="button"
        className={c('chip')}
        aria-label={label}
        aria-haspopup={highlight.kind === 'group' ? undefined : 'dialog'}
        onClick={press}
      >
        <Face of={highlight} />
      </button>
      {highlight.kind !== 'group' && (
        <Modal open={isOpen} label={label} onClose={() => setOpen(false)} scrim={c('scrim')} className={c('sheet')}>
          {cardOf(highlight)}
        </Modal>
      )}
    </>
  )
}
