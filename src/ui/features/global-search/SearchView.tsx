import { Search, X, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { truncateGraphemes } from '../../../domain/kernel/graphemes'
import type { ResultKind, PersonResult } from '../../../domain/global-search'
import type { Group } from '../../../domain/group'
import { personAvatarData } from '../../app/avatar-data'
import { paths } from '../../app/routing/paths'
import { Avatar } from '../../components/avatar/Avatar'
import { Button } from '../../components/form/Button'
import { Icon } from '../../components/layout/Icon'
import { IconButton } from '../../components/form/IconButton'
import { PersonName } from '../../components/avatar/PersonName'
import { Tabs } from '../../components/layout/Tabs'
import { GroupResult } from './GroupResult'
import { SearchResultList, type SearchResultListProps } from './SearchResultList'
import styles from './search.module.css'
import found from './search-result-list.module.css'

export interface SearchViewProps {
  readonly text: string
  /** Whether the search field may take the focus now. */
  readonly takesFocus: boolean
  readonly onText: (text: string) => void
  readonly onCancel: () => void
  readonly kind: ResultKind
  readonly onKind: (kind: ResultKind) => void
  readonly groups: SearchResultListProps<Group>
  /** The icon of a private group. The default is a lock. */
  readonly groupMark?: LucideIcon
  readonly people: SearchResultListProps<PersonResult>
  /** Shows a visitor the sign-in dialog instead of a profile. `null` for a member. */
  readonly onVisitor: (() => void) | null
}

export function SearchView({
  text,
  takesFocus,
  onText,
  onCancel,
  kind,
  onKind,
  groups,
  groupMark,
  people,
  onVisitor,
}: SearchViewProps): ReactNode {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])
  return (
    <div className={styles['page']}>
      <div className={styles['sheet']}>
        <h1 className="sr">{t('find.title')}</h1>
        <div role="search" className={styles['head']}>
          <div className={styles['field']}>
            <Icon of={Search} />
            <input
              ref={input}
              type="text"
              dir="auto"
              aria-label={t('find.label')}
              placeholder={t('find.label')}
              enterKeyHint="search"
              autoComplete="off"
              spellCheck={false}
              value={text}
              onChange={({ currentTarget }) => onText(truncateGraphemes(currentTarget.value, 100))}
            />
            {text !== '' && (
              <IconButton
                icon={X}
                label={t('find.clear')}
                onClick={() => {
                  onText('')
                  input.current?.focus()
                }}
              />
            )}
          </div>
          <Button kind="quiet" onClick={onCancel}>
            {t('find.cancel')}
          </Button>
        </div>
        <Tabs
          label={t('find.tabs')}
          value={kind}
          onChange={onKind}
          options={[
            {
              value: 'groups',
              label: t('find.groups'),
              panel: (
                <SearchResultList
                  {...groups}
                  label={t('find.groups')}
                  shape="group"
                  row={(group) => <GroupResult key={group.gid} group={group} mark={groupMark} />}
                />
              ),
            },
            {
              value: 'people',
              label: t('find.people'),
              panel: (
                <SearchResultList
                  {...people}
                  label={t('find.people')}
                  shape="circle"
                  row={(person) => <Person key={person.xid} person={person} onVisitor={onVisitor} />}
                />
              ),
            },
          ]}
        />
      </div>
    </div>
  )
}

function Person({
  person,
  onVisitor,
}: Pick<SearchViewProps, 'onVisitor'> & { readonly person: PersonResult }): ReactNode {
  const { t } = useTranslation()
  const inside = (
    <>
      <Avatar person={personAvatarData(person)} size={48} />
      <span className={found['lines']}>
        <span className={found['name']}>
          <PersonName name={person.name} />
        </span>
        <span className={found['details']}>{t('find.id', { id: person.uid })}</span>
      </span>
    </>
  )
  return (
    <li className={found['row']}>
      {onVisitor === null ? (
        <Link to={paths.profileOf(person.uid)} className={found['title']}>
          {inside}
        </Link>
      ) : (
        <button type="button" className={found['title']} onClick={onVisitor}>
          {inside}
        </button>
      )}
    </li>
  )
}
