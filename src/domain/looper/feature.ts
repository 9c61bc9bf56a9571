import { cellOf, defineFeature } from '../event-log'
import { selectedProjectMessages, selectedProjectReducer } from './selected-project'
import { projectActionMessages, projectActionsReducer } from './project-actions.reducer'
import { FIGURE_QUERIES as figures } from './figure-queries'
import { communityImportMessages, communityImportReducer } from './community-import.reducer'
import { projectSearchReducer, projectSearchMessages, staffLookupReducer, staffMessages } from './lookups.reducer'
import { adminsQuery, communitiesQuery, importedQuery, infoQuery, opLogsQuery, pageQuery, partnerQuery, projectsQuery, verifiedQuery } from './queries'

/** What is read is shared by all tabs; what is typed and done belongs to the tab in which it is. */
export const looperFeature = defineFeature({
  name: 'looper',
  account: {
    messages: {
      ...selectedProjectMessages, ...projectsQuery.messages, ...infoQuery.messages, ...adminsQuery.messages, ...communitiesQuery.messages, ...opLogsQuery.messages, ...verifiedQuery.messages, ...partnerQuery.messages, ...pageQuery.messages, ...importedQuery.messages,
      ...figures.stat.messages, ...figures.influ.messages, ...figures.dauChart.messages, ...figures.influChart.messages, ...figures.influStats.messages, ...figures.influList.messages,
      ...figures.boardStats.messages, ...figures.board.messages, ...figures.spaceStats.messages, ...figures.spaceList.messages, ...figures.kol.messages, ...figures.feeds.messages,
    },
    cells: () => ({
      choice: cellOf(selectedProjectReducer), projects: cellOf(projectsQuery.reducer), info: cellOf(infoQuery.reducer), admins: cellOf(adminsQuery.reducer),
      communities: cellOf(communitiesQuery.reducer), logs: cellOf(opLogsQuery.reducer), verified: cellOf(verifiedQuery.reducer),
      partner: cellOf(partnerQuery.reducer), page: cellOf(pageQuery.reducer), imported: cellOf(importedQuery.reducer),
      stat: cellOf(figures.stat.reducer), influ: cellOf(figures.influ.reducer), dauChart: cellOf(figures.dauChart.reducer), influChart: cellOf(figures.influChart.reducer), influStats: cellOf(figures.influStats.reducer), influList: cellOf(figures.influList.reducer),
      boardStats: cellOf(figures.boardStats.reducer), board: cellOf(figures.board.reducer), spaceStats: cellOf(figures.spaceStats.reducer), spaceList: cellOf(figures.spaceList.reducer), kol: cellOf(figures.kol.reducer), feeds: cellOf(figures.feeds.reducer),
    }),
  },
  tab: {
    messages: { ...projectActionMessages, ...projectSearchMessages, ...staffMessages, ...communityImportMessages },
    cells: () => ({ deeds: cellOf(projectActionsReducer), search: cellOf(projectSearchReducer), staff: cellOf(staffLookupReducer), import: cellOf(communityImportReducer) }),
  },
})
