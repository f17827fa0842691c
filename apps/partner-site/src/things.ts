/*
 * Things of the demonstration beside products; their ids are the same in every installation.
 */

export const company = {
  id: '0c318b67-1c2c-5fe7-9b6c-0908e2291d1f',
  path: '/company/kvarnholm-silica/0c318b67-1c2c-5fe7-9b6c-0908e2291d1f',
  title: 'Kvarnholm Silica',
};

export const event = {
  id: '86275098-68be-5a6b-baaf-dc3118201fa5',
  path: '/events/86275098-68be-5a6b-baaf-dc3118201fa5',
  title: 'Preform & Draw Forum',
};

/** A sector, whose key takes the place of an id. */
export const opticalFiber = { id: 'optical-fiber', path: '/event-list', title: 'Events about optical fiber' };
