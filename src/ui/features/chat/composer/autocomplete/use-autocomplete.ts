import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { commandsFor, membersFor, mentionText, type BotCommand, type Mention } from '../../../../../domain/chat'
import { membersOf, type Member } from '../../../../../domain/group'
import { memberOf, profileOf } from '../../../../../domain/session'
import { useApp } from '../../../../app/app-context'
import { useAccountState, useFeature, useTabState } from '../../../../app/use-feature'
import { personAvatarData } from '../../../../app/avatar-data'
import { tokenAt, type AutocompleteItem, type AutocompleteItems } from './autocomplete-items'
import type { ComposerTarget } from '../composer-target'

const EVERYONE = 'everyone'
/** The most suggestions, which fit without scrolling. Typing another letter is quicker than scrolling. */
const OFFERED = 6

const ofMember = (member: Member): AutocompleteItem => ({
  id: member.xid,
  title: member.name,
  face: personAvatarData(member),
  text: `${mentionText(member)} `,
})
const ofCommand = ({ id, command, description, avatar }: BotCommand): AutocompleteItem => ({
  id,
  title: command,
  detail: description,
  face: { id, name: command.slice(1), imageUrl: avatar ?? undefined },
  text: `${command} `,
})

/**
 * The callbacks for an accepted suggestion. The object must stay stable. Without `onCommand`, the list has no commands.
 */
export interface AutocompleteTrigger {
  readonly onMention: (text: string, mention: Mention) => void
  readonly onCommand?: (text: string) => void
}

/** The suggestions: commands of the conversation's bots after a slash, members of the group after an @. */
export const useAutocomplete = (
  { gid, bots = gid, isStaff }: Pick<ComposerTarget, 'gid' | 'bots' | 'isStaff'>,
  text: string,
  caret: number,
  { onMention, onCommand }: AutocompleteTrigger,
): AutocompleteItems | null => {
  const app = useApp()
  const { t } = useTranslation()
  const state = useTabState(useFeature('chat').slices.tab.autocomplete)
  const session = useAccountState(app.account.slices.session)
  const groups = useAccountState(useFeature('group').slices.account.group)
  const word = gid === null ? null : tokenAt(text, Math.min(caret, text.length))
  const keyword = word?.keyword ?? null
  const from = word?.from ?? 0
  useEffect(() => {
    app.tab.dispatch({ type: 'chat/ChooseWritingLanguage', gid: bots })
    return () => app.tab.dispatch({ type: 'chat/ChooseWritingLanguage', gid: null })
  }, [app, bots])
  const isNaming = keyword !== null
  useEffect(() => {
    if (isNaming && gid !== null) app.account.dispatch({ type: 'group/ShowMembers', gid })
  }, [app, gid, isNaming])
  useEffect(() => {
    if (gid !== null) app.tab.dispatch({ type: 'chat/SuggestMembers', keyword })
  }, [app, gid, keyword])
  const mayMentionAll = isStaff || profileOf(session)?.isSuper === true
  const me = memberOf(session)
  return useMemo(() => {
    if (bots === null) return null
    const commands = onCommand === undefined ? [] : commandsFor(state, text)
    if (onCommand !== undefined && commands.length > 0) {
      return {
        label: t('composer.commands'),
        from: 0,
        items: commands.slice(0, OFFERED).map(ofCommand),
        empty: null,
        onChoose: (_id, whole) => onCommand(whole),
      }
    }
    if (gid === null || keyword === null) return null
    const all = t('composer.everyone')
    const everyone: AutocompleteItem = {
      id: EVERYONE,
      title: all,
      detail: t('composer.everyoneText'),
      text: `${mentionText({ name: all })} `,
    }
    const members = membersFor(state, membersOf(groups, gid).items, keyword, me)
    const items = [
      ...(mayMentionAll && all.startsWith(keyword.toLowerCase()) ? [everyone] : []),
      ...members.map(ofMember),
    ].slice(0, OFFERED)
    const isSearching = keyword !== '' && state.data.found?.keyword !== keyword
    return {
      label: t('composer.members'),
      from,
      items,
      empty: isSearching || keyword === '' ? t('composer.searching') : t('composer.nobody'),
      onChoose: (id, whole) => {
        const member = members.find(({ xid }) => xid === id)
        onMention(whole, member === undefined ? { xid: null, name: all } : { xid: member.xid, name: member.name })
      },
    }
  }, [gid, bots, keyword, from, state, groups, me, mayMentionAll, text, t, onMention, onCommand])
}
