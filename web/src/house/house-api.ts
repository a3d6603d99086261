/** What is asked about the house, by everybody and by its host. */
import { request, send } from '../net/api';
import type { HouseRole, HouseSettings, NewInvitation } from '../protocol/wire';
import {
  isHostStatus,
  isHouse,
  isHouseLog,
  isHouseSettingsInfo,
  isInvitations,
  isMadeInvitation,
  isTeam,
} from '../protocol/house.guards';

export const houseApi = {
  house: () => request(isHouse, 'GET', '/house'),
  claim: (token: string) => send('POST', '/host/claim', { token }),
  settings: () => request(isHouseSettingsInfo, 'GET', '/host/settings'),
  change: (settings: HouseSettings) => request(isHouseSettingsInfo, 'PUT', '/host/settings', settings),
  status: () => request(isHostStatus, 'GET', '/host/status'),
  log: () => request(isHouseLog, 'GET', '/host/log'),
  team: () => request(isTeam, 'GET', '/host/team'),
  setRole: (name: string, role: HouseRole | null) => request(isTeam, 'PUT', '/host/team', { name, role }),
  invitations: () => request(isInvitations, 'GET', '/host/invitations'),
  invite: (wish: NewInvitation) => request(isMadeInvitation, 'POST', '/host/invitations', wish),
  endInvitation: (id: string) =>
    request(isInvitations, 'DELETE', `/host/invitations/${encodeURIComponent(id)}`),
};
