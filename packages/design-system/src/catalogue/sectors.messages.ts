/** Names of the sectors, by the key of the domain. */
export const sectorsMessages = {
  'sector.optical-fiber': 'Optical Fiber',
  'sector.photovoltaic': 'PhotoVoltaic',
  'sector.uv-eb-curing': 'UV/EB Curing',
  'sector.lithium-ion': 'Lithium-Ion',
  'sector.additive-manufacturing': 'Additive Manufacturing',
  'sector.carbon-fiber': 'Carbon Fiber',
  'sector.semiconductor': 'Semiconductor',
  'sector.green-hydrogen': 'Green Hydrogen',
} as const;
