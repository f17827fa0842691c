import { productQueries } from '@millrace/api-client';
import { CONCENTRATION_DEPTH_MAX } from '@millrace/domain';
import { useMessages } from '@millrace/ui/messages';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApiClient } from '../../shell/ApiClient';
import { riskColors } from './risk-layer.css';
import { valueChainTreeMessages } from './ValueChainTree.messages';

const RISK_GROUPS = ['risk-high', 'risk-moderate', 'risk-low', 'risk-unknown'] as const;

import type { ChainWay, NodeLayer } from './value-chain-data';

/** Fetches the supply risk band of each product of a chain that the viewer's plan includes; nothing until enabled. */
export function useRiskLayer(productId: string, way: ChainWay, isShown: boolean): NodeLayer | undefined {
  const messages = useMessages(valueChainTreeMessages);
  const { data } = useQuery({
    ...productQueries(useApiClient()).concentration(productId, {
      direction: way === 'inputs' ? 'inputs' : 'uses',
      depth: CONCENTRATION_DEPTH_MAX,
    }),
    enabled: isShown,
  });
  return useMemo(() => {
    if (!isShown) return undefined;
    const rows = data?.results ?? [];
    return {
      groups: new Map(rows.map((row) => [row.product_id, `risk-${row.band.merger_2023 ?? 'unknown'}`])),
      otherwise: 'risk-unknown',
      colors: riskColors,
      texts: Object.fromEntries(
        RISK_GROUPS.map((group) => [group, messages.format(`valueChain.coloring.${group}`)]),
      ),
    };
  }, [data, isShown, messages]);
}
