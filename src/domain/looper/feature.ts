import { cellOf, defineFeature } from '../event-log'
import { choiceMessages, projectChoiceUnit } from './choice'
import { deedMessages, looperDeedsUnit } from './deeds.unit'
import { projectSearchUnit, searchMessages, staffLookupUnit, staffMessages } from './lookups'
import { adminsQuery, communitiesQuery, infoQuery, opLogsQuery, projectsQuery } from './queries'

/** What is read is shared by all tabs; what is typed and done belongs to the tab in which it is. */
export const looper = defineFeature({
  name: 'looper',
  account: {
    messages: {
      ...choiceMessages, ...projectsQuery.messages, ...infoQuery.messages, ...adminsQuery.messages, ...communitiesQuery.messages, ...opLogsQuery.messages,
    },
    cells: () => ({
      choice: cellOf(projectChoiceUnit), projects: cellOf(projectsQuery.reducer), info: cellOf(infoQuery.reducer), admins: cellOf(adminsQuery.reducer),
      communities: cellOf(communitiesQuery.reducer), logs: cellOf(opLogsQuery.reducer),
    }),
  },
  tab: {
    messages: { ...deedMessages, ...searchMessages, ...staffMessages },
    cells: () => ({ deeds: cellOf(looperDeedsUnit), search: cellOf(projectSearchUnit), staff: cellOf(staffLookupUnit) }),
  },
})
