/** What is asked about days off. */
import { request } from '../net/api';
import { isHolidayInfo } from '../protocol/holiday.guards';
import type { HolidayPlan } from '../protocol/wire';

export const holidayApi = {
  info: () => request(isHolidayInfo, 'GET', '/holiday'),
  set: (plan: HolidayPlan) => request(isHolidayInfo, 'PUT', '/holiday', plan),
  end: () => request(isHolidayInfo, 'DELETE', '/holiday'),
};
