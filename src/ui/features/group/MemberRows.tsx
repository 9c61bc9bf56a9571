import { useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Virtualizer } from 'virtua'
import { UserLevel } from '../levels/UserLevel'
import { Avatar } from '../../components/avatar/Avatar'
import type { PersonAvatarData } from '../../components/avatar/avatar-data'
import { PersonButton } from '../../components/avatar/PersonButton'
import { PersonName } from '../../components/avatar/PersonName'
import { RoleLabel, type Role } from '../../components/avatar/RoleLabel'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { useFormat } from '../../format/use-format'
import styles from './member-rows.module.css'

export interface MemberItem extends PersonAvatarData {
  readonly role?: Role | undefined
  readonly you: boolean
}

interface MemberRowsProps {
  readonly title: string
  readonly count: number
  readonly members: readonly MemberItem[]
  /** The scrolling element. With this element, a long list renders only the visible rows. */
  readonly scroller?: RefObject<HTMLElement | null>
}

export function MemberRows({ title, count, members, scroller }: MemberRowsProps): ReactNode {
  const format = useFormat()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles['title']}>
        {title} <span>{format.number(count)}</span>
      </h3>
      {scroller === undefined || members.length <= FEW ? (
        <ul>
          {members.map((member) => (
            <li key={member.id}>
              <Row member={member} />
            </li>
          ))}
        </ul>
      ) : (
        <ManyRows members={members} scroller={scroller} />
      )}
    </section>
  )
}

/** At most this many rows render without virtualization. */
const FEW = 60
const ROW = 48

function ManyRows({
  members,
  scroller,
}: Pick<MemberRowsProps, 'members'> & { readonly scroller: RefObject<HTMLElement | null> }): ReactNode {
  const list = useRef<HTMLDivElement>(null)
  const [before, setBefore] = useState(0)
  // The content above the list can grow, for example when the description loads, so measure the list's offset.
  useLayoutEffect(() => {
    const box = scroller.current?.getBoundingClientRect()
    const own = list.current?.getBoundingClientRect()
    if (box !== undefined && own !== undefined) setBefore(own.top - box.top + (scroller.current?.scrollTop ?? 0))
  }, [scroller, members])
  return (
    <div ref={list} data-virtual="">
      <Virtualizer as="ul" item="li" scrollRef={scroller} startMargin={before} itemSize={ROW} data={members}>
        {(member) => <Row key={member.id} member={member} />}
      </Virtualizer>
    </div>
  )
}

function Row({ member }: { readonly member: MemberItem }): ReactNode {
  const { t } = useTranslation()
  return (
    <div className={styles['row']}>
      <PersonButton person={member}>
        <Avatar person={member} size={32} />
      </PersonButton>
      <span className={styles['name']}>
        <PersonName name={member.name} />
        {member.you && <span className={styles['selfLabel']}>{t('badge.you')}</span>}
      </span>
      {member.role && <RoleLabel role={member.role} />}
      <UserLevel xid={member.id} />
    </div>
  )
}

const widths = [130, 90, 150, 110, 70, 140, 100] as const

export function MembersSkeleton(): ReactNode {
  const { t } = useTranslation()
  return (
    <Skeleton>
      <p className={styles['title']}>{t('group.members')}</p>
      {widths.map((width) => (
        <div key={width} className={styles['row']}>
          <SkeletonBlock width={32} height={32} shape="circle" />
          <SkeletonBlock width={width} />
        </div>
      ))}
    </Skeleton>
  )
}
