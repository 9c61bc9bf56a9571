import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { conversationRows } from '../../domain/chat'
import { myGroups } from '../../domain/group'
import { useLeaveOver } from '../components/use-back-closes'
import { Switcher, type SwitcherItem } from '../frame/switcher/Switcher'
import { useApp, useSource } from './app-context'
import { commands, type Command } from './commands'
import { conversationFace, groupFace } from './faces'
import { keyNames } from './key-names'
import { conversationHref, paths } from './paths'
import { useExportLog } from './use-export-log'

interface SwitcherLayerProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Conversations, then groups without one, then commands. A command that opens another dialog takes this one's place. */
export function SwitcherLayer({ open, onClose }: SwitcherLayerProps): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const leave = useLeaveOver(onClose)
  const exportLog = useExportLog()
  const chat = useSource(app.account.sources.chat)
  const groups = useSource(app.account.sources.group)
  const places = useMemo(() => {
    const talks = conversationRows(chat).map(({ summary }) =>
      ({ kind: 'conversation', id: summary.conversationId, to: conversationHref(summary), face: conversationFace(summary) } as const))
    const others = myGroups(groups).items.filter(({ conversationId }) => !talks.some(({ id }) => id === conversationId))
      .map((group) => ({ kind: 'group', id: group.conversationId, to: paths.group(group.gid), face: { kind: 'group', ...groupFace(group) } } as const))
    return [...talks, ...others]
  }, [chat, groups])
  const needs = { app, go: leave, exportLog }
  const run = (command: Command): void => {
    if (command.id !== 'switcher') onClose()
    command.run(needs)
  }
  const items: readonly SwitcherItem[] = [
    ...places.map(({ kind, id, to, face }): SwitcherItem => ({ id, kind, name: face.name, face, onChoose: () => leave(to) })),
    ...commands.filter(({ id, when }) => id !== 'switcher' && when?.(needs) !== false).map((command): SwitcherItem => ({
      id: command.id, kind: 'command', name: t(`command.${command.id}`), onChoose: () => run(command),
      ...(command.keys && { keys: keyNames(command.keys) }),
    })),
  ]
  return <Switcher open={open} onClose={onClose} items={items} />
}
