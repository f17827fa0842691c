export const concentrationReportMessages = {
  'concentration.title': 'Supply risk',
  'concentration.heading': 'Supply risk of {product}',
  'concentration.lead.inputs':
    '{single, plural, =0 {No inputs depend on one supplier} one {# of {products, plural, one {# input} other {# inputs}} depends on one supplier} other {# of {products, plural, one {# input} other {# inputs}} depend on one supplier}}, {country, number} on one country.',
  'concentration.lead.uses':
    '{single, plural, =0 {No uses depend on one supplier} one {# of {products, plural, one {# use} other {# uses}} depends on one supplier} other {# of {products, plural, one {# use} other {# uses}} depend on one supplier}}, {country, number} on one country.',
  'concentration.high':
    '{count, plural, =0 {None is highly concentrated.} one {# is highly concentrated.} other {# are highly concentrated.}}',
  'concentration.noSupplier': 'No supplier is known for {count, plural, one {# of them} other {# of them}}.',
  'concentration.cutOff':
    'Without {country}, {count, plural, =0 {none of them is cut off.} one {# of them is cut off.} other {# of them are cut off.}}',
  'concentration.rootCutOff': '{product} is cut off, too.',
  'concentration.rests':
    'These figures rest on {links, plural, one {# supplier link} other {# supplier links}}: {sourced, number} with a source, {confirmed, number} confirmed.',
  'concentration.chain':
    'The chain rests on {links, plural, one {# link} other {# links}}, {sourced, number} with a source.',
  'concentration.disputed':
    '{count, plural, one {# disputed link is} other {# disputed links are}} left out.',
  'concentration.unknownCountry':
    '{count, plural, one {# product has} other {# products have}} suppliers without a known country.',
  'concentration.direction': 'Direction',
  'concentration.direction.inputs': 'Inputs',
  'concentration.direction.uses': 'Uses',
  'concentration.depth': 'Levels',
  'concentration.levels': '{count, plural, one {# level} other {# levels}}',
  'concentration.guideline': 'Bands by',
  'concentration.guideline.merger-2023': '2023 guidelines (1,000 and 1,800)',
  'concentration.guideline.horizontal-2010': '2010 guidelines (1,500 and 2,500)',
  'concentration.without': 'Without',
  'concentration.withoutNone': 'No country',
  'concentration.map': 'Suppliers by country',
  'concentration.mapHeading': 'Suppliers',
  'concentration.mapValue': '{count, plural, one {# supplier} other {# suppliers}}',
  'concentration.only': 'Only products with suppliers in {country}',
  'concentration.showAll': 'Show all products',
  'concentration.withheld.plan':
    '{count, plural, one {# product} other {# products}} at further levels: see them with the <link>Premium plan</link>.',
  'concentration.withheld.signIn':
    '{count, plural, one {# more product is} other {# more products are}} in this chain. <link>Sign in</link> to see the first level.',
  'concentration.platinum': 'Country scenarios and exports are part of the <link>Platinum plan</link>.',
  'concentration.caption.inputs': 'Inputs of {product} and their suppliers',
  'concentration.caption.uses': 'Uses of {product} and their suppliers',
  'concentration.product': 'Product',
  'concentration.level': 'Level',
  'concentration.suppliers': 'Suppliers',
  'concentration.suppliersUnit': '{count, plural, one { supplier} other { suppliers}}',
  'concentration.countries': 'Countries',
  'concentration.countryShare': '{country} {share}',
  'concentration.countryMore': '{count, number} more',
  'concentration.countryUnknown': 'Country unknown',
  'concentration.hhi': 'HHI',
  'concentration.between': '{min} to {max}',
  'concentration.band.low': 'Low',
  'concentration.band.moderate': 'Moderate',
  'concentration.band.high': 'High',
  'concentration.marks': 'Risk',
  'concentration.mark.singleSource': 'One supplier',
  'concentration.mark.singleCountry': 'One country',
  'concentration.mark.noSupplier': 'No known supplier',
  'concentration.mark.suppliers': 'Cut off: all suppliers',
  'concentration.mark.input': 'Cut off: an input',
  'concentration.mark.unknown': 'May be cut off',
  'concentration.restsOn': 'Based on',
  'concentration.restsOnLinks':
    '{links, plural, one {# link} other {# links}}, {sourced, number} with a source',
  'concentration.restsOnAll':
    '{links, plural, one {# link} other {# links}}, {sourced, number} with a source, {disputed, number} disputed',
  'concentration.actions': 'Actions',
  'concentration.menuOf': 'Actions for {name}',
  'concentration.seeSuppliers': 'View suppliers',
  'concentration.seeChain': 'View supply risk',
  'concentration.ask': 'Request quote',
  'concentration.add': 'Add supplier',
  'concentration.addFor': 'Add a supplier of {name}',
  'concentration.empty.inputs': 'No inputs yet',
  'concentration.empty.uses': 'No uses yet',
  'concentration.emptyHint': 'Link {product} with other products to see where its chain is thin.',
  'concentration.failed': 'We couldn’t load the supply risk.',
  'concentration.methodTitle': 'How we calculate this',
  'concentration.methodHhi':
    'HHI is the Herfindahl–Hirschman index: the squared percentages of all countries, added up. It is 10,000 if all suppliers are in one country. A country’s share is its share of suppliers, as we don’t know capacities.',
  'concentration.methodBands':
    'The US Department of Justice and Federal Trade Commission name these bands. In the 2023 Merger Guidelines, moderate starts at 1,000, and high is above 1,800. In the 2010 Horizontal Merger Guidelines, moderate starts at 1,500, and high is above 2,500.',
  'concentration.methodUnknown':
    'We don’t make up countries. If some are missing, the index covers the known ones, and the range shows what it can be. Links that more members dispute than confirm don’t count.',
  'concentration.methodCutOff':
    'A product is cut off if all its known suppliers are in that country, or if one of its inputs is cut off. Each input counts as needed, as we don’t know alternatives.',
} as const;
