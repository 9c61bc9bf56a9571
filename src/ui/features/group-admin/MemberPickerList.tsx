import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { truncateGraphemes } from '../../../domain/kernel/graphemes'
import type { Member } from '../../../domain/group'
import { personAvatarData, roleLabel } from '../../app/avatar-data'
import { Avatar } from '../../components/avatar/Avatar'
import { Button } from '../../components/form/Button'
import { Icon } from '../../components/layout/Icon'
import type { Loadable, ListEndState } from '../../components/feedback/loadable'
import { PersonName } from '../../components/avatar/PersonName'
import { RoleLabel } from '../../components/avatar/RoleLabel'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { InlineFailure } from '../../components/feedback/StateView'
import styles from './member-picker-list.module.css'

export interface MemberPickerListProps {
  readonly searchLabel: string
  readonly keyword: string
  readonly people: Loadable<readonly Member[]>
  readonly more: ListEndState
  readonly onKeyword: (keyword: string) => void
  readonly onMore: () => void
  /** A row of the list. Use `MemberCell` for the start of the row. */
  readonly row: (member: Member) => ReactNode
  /** Whether the list is in a dialog and needs its own scroll area. */
  readonly isWithin?: boolean
}

/** A member list with search and selection. */
export function MemberPickerList({
  searchLabel,
  keyword,
  onKeyword,
  isWithin = false,
  ...rest
}: MemberPickerListProps): ReactNode {
  return (
    <div>
      <label className={styles['field']}>
        <Icon of={Search} size={18} />
        <input
          value={keyword}
          aria-label={searchLabel}
          placeholder={searchLabel}
          autoComplete="off"
          onChange={({ currentTarget }) => onKeyword(truncateGraphemes(currentTarget.value, 100))}
        />
      </label>
      <div className={isWithin ? styles['within'] : undefined}>
        <Found {...rest} />
      </div>
    </div>
  )
}

function Found({
  people,
  more,
  onMore,
  row,
}: Omit<MemberPickerListProps, 'searchLabel' | 'keyword' | 'onKeyword'>): ReactNode {
  const { t } = useTranslation()
  if (people.status === 'loading') return <Waiting />
  if (people.status === 'failed') return <InlineFailure text={t('running.peopleFailed')} onRetry={people.onRetry} />
  if (people.value.length === 0 && more === 'none')
    return (
      <p className={styles['empty']} role="status">
        {t('running.nobody')}
      </p>
    )
  return (
    <>
      <ul>
        {people.value.map((member) => (
          <li key={member.xid}>{row(member)}</li>
        ))}
      </ul>
      {more === 'failed' && <InlineFailure text={t('running.peopleFailed')} onRetry={onMore} />}
      {(more === 'more' || more === 'loading') && (
        <div className={styles['more']}>
          <Button size={30} busy={more === 'loading'} onClick={onMore}>
            {t('action.loadMore')}
          </Button>
        </div>
      )}
    </>
  )
}

/** The start of a row: avatar, name and role. */
export function MemberCell({ member }: { readonly member: Member }): ReactNode {
  const role = roleLabel(member.role)
  return (
    <>
      <Avatar person={personAvatarData(member)} size={36} />
      <span className={styles['name']}>
        <PersonName name={member.name} />
        {role !== undefined && <RoleLabel role={role} />}
      </span>
    </>
  )
}

const widths = [130, 90, 150, 110] as const

function Waiting(): ReactNode {
  return (
    <Skeleton>
      {widths.map((width) => (
        <div key={width} className={styles['row']}>
          <SkeletonBlock width={36} height={36} shape="circle" />
          <SkeletonBlock width={width} />
        </div>
      ))}
    </Skeleton>
  )
}
