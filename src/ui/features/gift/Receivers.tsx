import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PRESELECTED } from '../../../domain/gift'
import type { Named } from '../../../domain/chat'
import type { Member } from '../../../domain/group'
import type { Gid, Xid } from '../../../domain/kernel/ids'
import { Button } from '../../components/form/Button'
import { MemberPickerList, MemberCell } from '../group-admin/MemberPickerList'
import { GroupAdminReady } from '../group-admin/GroupAdminReady'
import rows from '../group-admin/member-picker-list.module.css'
import styles from './gift.module.css'
import { useGiftMembers } from './use-gifts'

interface ReceiversProps {
  readonly gid: Gid
  readonly me: Xid | null
  /** The chosen members. `null` before the first choice, when the first five members are selected. */
  readonly chosen: readonly Named[] | null
  readonly onChoose: (people: readonly Named[]) => void
}

const named = ({ xid, name }: Member): Named => ({ xid, name })

/** The recipients in a group. The default is the first five members; a search finds others (spec 1 §7). */
export function Receivers(props: ReceiversProps): ReactNode {
  return (
    <GroupAdminReady>
      <Choosing {...props} />
    </GroupAdminReady>
  )
}

function Choosing({ gid, me, chosen, onChoose }: ReceiversProps): ReactNode {
  const { t } = useTranslation('gift')
  const [keyword, setKeyword] = useState('')
  const members = useGiftMembers(gid, keyword.trim())
  const others = members.items.filter(({ xid, isVisitor }) => xid !== me && !isVisitor)
  const isFirstPage = members.status === 'shown' && keyword === ''
  useEffect(() => {
    if (chosen === null && isFirstPage) onChoose(others.slice(0, PRESELECTED).map(named))
  }, [chosen, isFirstPage, others, onChoose])
  const people = chosen ?? []
  const isChosen = (xid: Xid): boolean => people.some((person) => person.xid === xid)
  return (
    <section aria-label={t('receivers')}>
      <div className={styles['head']}>
        <h3>{t('receivers')}</h3>
        <span role="status">{people.length === 0 ? t('nobody') : t('chosen', { count: people.length })}</span>
        <Button size={30} kind="quiet" disabled={people.length === 0} onClick={() => onChoose([])}>
          {t('clear')}
        </Button>
      </div>
      <MemberPickerList
        isWithin
        searchLabel={t('search')}
        keyword={keyword}
        onKeyword={setKeyword}
        onMore={members.status === 'failed' ? members.read : members.readMore}
        people={
          members.status === 'loading'
            ? { status: 'loading' }
            : members.status === 'failed'
              ? { status: 'failed', onRetry: members.read }
              : { status: 'ready', value: others }
        }
        more={members.more === 'ready' ? 'more' : members.more}
        row={(member) => (
          <label className={rows['row']}>
            <MemberCell member={member} />
            <input
              type="checkbox"
              checked={isChosen(member.xid)}
              onChange={({ currentTarget: { checked } }) =>
                onChoose(checked ? [...people, named(member)] : people.filter(({ xid }) => xid !== member.xid))
              }
            />
          </label>
        )}
      />
    </section>
  )
}
