import { useEffect, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { conversationRows } from '../../../domain/chat'
import { globalSearchViewModel } from '../../../domain/global-search'
import { groupOf, myGroups, type Group } from '../../../domain/group'
import { useCloseAndNavigate } from '../../components/overlay/use-close-on-back'
import { QuickSwitcher, type SwitcherItem } from './QuickSwitcher'
import { useApp } from '../../app/app-context'
import { useFeature, useLoadedFeature, useStateWhile } from '../../app/use-feature'
import type { ShellCommand } from '../shortcuts/keyed-commands'
import { shellCommands } from './commands'
import { useFormat } from '../../format/use-format'
import { conversationAvatarData, groupAvatarData, personAvatarData } from '../../app/avatar-data'
import { keyNames } from '../shortcuts/key-names'
import { conversationHref, paths } from '../../app/routing/paths'
import { COMPOSE_INTENT } from '../../features/chat/composer/compose-intent'

const LISTED = ['chat', 'group', 'global-search'] as const
const PLACES = ['header', 'headerPeople'] as const

interface SwitcherLayerProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The switcher appears once the features that it lists are loaded (ADR 16). */
export function SwitcherContainer(props: SwitcherLayerProps): ReactNode {
  const { features } = useApp()
  const isLoaded = [useLoadedFeature('chat'), useLoadedFeature('group'), useLoadedFeature('global-search')].every(
    (feature) => feature !== null,
  )
  const isMissing = props.open && !isLoaded
  useEffect(() => {
    if (isMissing) for (const name of LISTED) void features.load(name).catch(() => undefined)
  }, [features, isMissing])
  return isLoaded && <LiveSwitcher {...props} />
}

/**
 * Lists conversations, then groups without a conversation, then commands. A command that opens a dialog closes the
 * switcher first.
 */
function LiveSwitcher({ open, onClose }: SwitcherLayerProps): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const format = useFormat()
  const leave = useCloseAndNavigate(onClose)
  const chat = useStateWhile(open, useFeature('chat').slices.account.chat)
  const groups = useStateWhile(open, useFeature('group').slices.account.group)
  const places = useMemo(() => {
    const talks = conversationRows(chat).map(
      ({ summary }) =>
        ({
          kind: 'conversation',
          id: summary.conversationId,
          to: conversationHref(summary),
          face: conversationAvatarData(summary),
          gid: summary.gid,
        }) as const,
    )
    const others = myGroups(groups)
      .items.filter(({ conversationId }) => !talks.some(({ id }) => id === conversationId))
      .map(
        (group) =>
          ({
            kind: 'group',
            id: group.conversationId,
            to: paths.group(group.gid),
            face: { kind: 'group', ...groupAvatarData(group) },
            gid: group.gid,
          }) as const,
      )
    return [...talks, ...others]
  }, [chat, groups])
  const finder = useStateWhile(open, useFeature('global-search').slices.tab.globalSearch)
  const search = globalSearchViewModel(finder, 'header')
  const people = globalSearchViewModel(finder, 'headerPeople').people
  useEffect(() => {
    if (open)
      return () => {
        for (const place of PLACES) app.tab.dispatch({ type: 'global-search/CloseGlobalSearch', place })
      }
    return undefined
  }, [app, open])
  const membersOf = (group: Group | null): string | undefined =>
    group === null
      ? undefined
      : t('discover.members', { count: group.memberCount, shown: format.number(group.memberCount) })
  const deps = { app, go: leave }
  const run = (command: ShellCommand): void => {
    if (command.id !== 'switcher') onClose()
    command.run(deps)
  }
  const items: readonly SwitcherItem[] = [
    ...places.map(({ kind, id, to, face, gid }): SwitcherItem => ({
      id,
      kind,
      name: face.name,
      face,
      detail: gid === null ? undefined : membersOf(groupOf(groups, gid)),
      onChoose: () => leave(to, COMPOSE_INTENT),
    })),
    ...shellCommands
      .filter(({ id, when }) => id !== 'switcher' && when?.(deps) !== false)
      .map((command): SwitcherItem => ({
        id: command.id,
        kind: 'command',
        name: t(`command.${command.id}`),
        onChoose: () => run(command),
        ...(command.keys && { keys: keyNames(command.keys) }),
      })),
  ]
  const known = new Set<string>(places.map(({ id }) => id))
  const beyond = search.groups.items
    .filter(({ conversationId }) => !known.has(conversationId))
    .map((group): SwitcherItem => ({
      id: group.conversationId,
      kind: 'group',
      name: group.name,
      face: { kind: 'group', ...groupAvatarData(group) },
      detail: membersOf(group),
      onChoose: () => leave(paths.group(group.gid), COMPOSE_INTENT),
    }))
  const talkedTo = new Set(conversationRows(chat).map(({ summary }) => summary.peer?.uid))
  const strangers = people.items
    .filter(({ uid }) => !talkedTo.has(uid))
    .map((person): SwitcherItem => ({
      id: person.xid,
      kind: 'person',
      name: person.name,
      face: { kind: 'person', ...personAvatarData(person) },
      onChoose: () => leave(paths.profileOf(person.uid)),
    }))
  const everywhere: SwitcherItem = {
    id: 'everywhere',
    kind: 'command',
    name: t('switch.everywhere', { text: search.text.trim() }),
    onChoose: () => leave(`${paths.search}?${new URLSearchParams({ q: search.text.trim() }).toString()}`),
  }
  const isOver = search.groups.status !== 'loading' && people.status !== 'loading'
  const others = [...beyond, ...strangers]
  return (
    <QuickSwitcher
      open={open}
      onClose={onClose}
      items={items}
      found={search.isBlank ? [] : isOver ? [...others, ...(others.length > 0 ? [everywhere] : [])] : null}
      onType={(text) => {
        for (const place of PLACES) app.tab.dispatch({ type: 'global-search/TypeGlobalSearch', place, text })
      }}
    />
  )
}
