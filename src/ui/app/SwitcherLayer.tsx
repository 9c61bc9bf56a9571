import { useEffect, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { conversationRows } from '../../domain/chat'
import { finderIn } from '../../domain/finder'
import { groupOf, myGroups, type Group } from '../../domain/group'
import { useLeaveOver } from '../components/overlay/use-back-closes'
import { Switcher, type SwitcherItem } from '../frame/switcher/Switcher'
import { useApp, useEarly, useSourceWhile } from './app-context'
import { commands, type Command } from './commands'
import { useFormat } from '../format/use-format'
import { conversationFace, groupFace, personFace } from './faces'
import { keyNames } from './key-names'
import { conversationHref, paths } from './paths'
import { TO_WRITE } from './to-write'
import { useExportLog } from './use-export-log'

const isThere = (): boolean => true
const PLACES = ['header', 'headerPeople'] as const

interface SwitcherLayerProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** It stands once what it lists is here, whichever of the two comes first (ADR 13). */
export function SwitcherLayer(props: SwitcherLayerProps): ReactNode {
  const { areas, account } = useApp()
  const hasChats = useEarly(account.sources.chat, isThere, false)
  const hasGroups = useEarly(account.sources.group, isThere, false)
  const isHere = hasChats && hasGroups
  const isMissing = props.open && !isHere
  useEffect(() => {
    if (isMissing) for (const name of ['frame', 'inside'] as const) void areas.need(name).catch(() => undefined)
  }, [areas, isMissing])
  return isHere && <LiveSwitcher {...props} />
}

/** Conversations, then groups without one, then commands. A command that opens another dialog takes this one's place. */
function LiveSwitcher({ open, onClose }: SwitcherLayerProps): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const format = useFormat()
  const leave = useLeaveOver(onClose)
  const exportLog = useExportLog()
  const chat = useSourceWhile(open, app.account.sources.chat)
  const groups = useSourceWhile(open, app.account.sources.group)
  const places = useMemo(() => {
    const talks = conversationRows(chat).map(({ summary }) =>
      ({ kind: 'conversation', id: summary.conversationId, to: conversationHref(summary), face: conversationFace(summary), gid: summary.gid } as const))
    const others = myGroups(groups).items.filter(({ conversationId }) => !talks.some(({ id }) => id === conversationId))
      .map((group) => ({ kind: 'group', id: group.conversationId, to: paths.group(group.gid), face: { kind: 'group', ...groupFace(group) }, gid: group.gid } as const))
    return [...talks, ...others]
  }, [chat, groups])
  const finder = useSourceWhile(open, app.tab.sources.finder)
  const search = finderIn(finder, 'header')
  const people = finderIn(finder, 'headerPeople').people
  useEffect(() => {
    if (open) return () => { for (const place of PLACES) app.tab.say({ type: 'CloseFinder', place }) }
    return undefined
  }, [app, open])
  const membersOf = (group: Group | null): string | undefined =>
    group === null ? undefined : t('discover.members', { count: group.memberCount, shown: format.number(group.memberCount) })
  const needs = { app, go: leave, exportLog }
  const run = (command: Command): void => {
    if (command.id !== 'switcher') onClose()
    command.run(needs)
  }
  const items: readonly SwitcherItem[] = [
    ...places.map(({ kind, id, to, face, gid }): SwitcherItem => ({ id, kind, name: face.name, face, detail: gid === null ? undefined : membersOf(groupOf(groups, gid)), onChoose: () => leave(to, TO_WRITE) })),
    ...commands.filter(({ id, when }) => id !== 'switcher' && when?.(needs) !== false).map((command): SwitcherItem => ({
      id: command.id, kind: 'command', name: t(`command.${command.id}`), onChoose: () => run(command),
      ...(command.keys && { keys: keyNames(command.keys) }),
    })),
  ]
  const known = new Set<string>(places.map(({ id }) => id))
  const beyond = search.groups.items.filter(({ conversationId }) => !known.has(conversationId)).map((group): SwitcherItem => ({
    id: group.conversationId, kind: 'group', name: group.name, face: { kind: 'group', ...groupFace(group) }, detail: membersOf(group), onChoose: () => leave(paths.group(group.gid), TO_WRITE),
  }))
  const talkedTo = new Set(conversationRows(chat).map(({ summary }) => summary.peer?.uid))
  const strangers = people.items.filter(({ uid }) => !talkedTo.has(uid)).map((person): SwitcherItem => ({
    id: person.xid, kind: 'person', name: person.name, face: { kind: 'person', ...personFace(person) }, onChoose: () => leave(paths.profileOf(person.uid)),
  }))
  const everywhere: SwitcherItem = {
    id: 'everywhere', kind: 'command', name: t('switcher.everywhere', { text: search.text.trim() }),
    onChoose: () => leave(`${paths.search}?${new URLSearchParams({ q: search.text.trim() }).toString()}`),
  }
  const isOver = search.groups.status !== 'loading' && people.status !== 'loading'
  const others = [...beyond, ...strangers]
  return (
    <Switcher
      open={open}
      onClose={onClose}
      items={items}
      found={search.isBlank ? [] : isOver ? [...others, ...others.length > 0 ? [everywhere] : []] : null}
      onType={(text) => { for (const place of PLACES) app.tab.say({ type: 'TypeFind', place, text }) }}
    />
  )
}
