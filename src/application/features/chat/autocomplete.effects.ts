import { autocompleteEffects, autocompleteMessages } from '../../../domain/chat'
import { failsWith, tabEffects } from '../../effects/effect'
import type { Ports } from '../../ports'

const { read } = tabEffects

/** The most members to suggest. If more members match, the member can type more letters. */
const OFFERED = 20

export const makeAutocompleteEffects = ({ bots, groups }: Ports) => ({
  listCommands: read(autocompleteEffects.listCommands, {
    call: ({ gid }) => bots.commands(gid),
    toResult: (commands, _, ask) => ({ type: 'chat/CommandSuggestionsLoaded', ask, commands }),
    failed: failsWith(autocompleteMessages['chat/CommandSuggestionsNotLoaded']),
  }),
  findMembers: read(autocompleteEffects.findMembers, {
    call: ({ gid, keyword }) => groups.members(gid, 1, OFFERED, keyword),
    toResult: ({ items }, { keyword }, ask) => ({ type: 'chat/MemberSuggestionsLoaded', ask, keyword, members: items }),
    failed: failsWith(autocompleteMessages['chat/MemberSuggestionsNotLoaded']),
  }),
})
