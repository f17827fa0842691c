/** Entries of the demo data that journeys visit; their ids are the same in every installation. */
export const preform = {
  id: 'd53ae804-391b-573e-ba6d-76a128774728',
  name: 'Preform silica glass',
  path: '/product/preform-silica-glass/d53ae804-391b-573e-ba6d-76a128774728',
};

export const solarCell = {
  id: '7573c92e-c684-589c-ada7-99073e208c12',
  name: 'TOPCon solar cell, M10',
  path: '/product/topcon-solar-cell-m10/7573c92e-c684-589c-ada7-99073e208c12',
};

/** Supplied by the company of the account on Premium, among others. */
export const looseTubeCable = {
  path: '/product/loose-tube-cable-144-fibers/085c2ee1-7803-569d-b8c7-bff460959138',
};

/** Demo accounts, one of each plan. */
export const accounts = {
  free: 'free@millrace.example',
  premium: 'premium@millrace.example',
  platinum: 'platinum@millrace.example',
} as const;

export const demoPassword = 'demo-millrace';

/** Id that does not exist. */
export const nobodysId = '00000000-0000-4000-8000-000000000000';
