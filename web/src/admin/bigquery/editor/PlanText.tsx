import { Alert } from '@mui/material';
import type { WarehousePlan } from '../../../api/domain/warehouse.ts';

/** What the engine says about a statement before it runs. */
export function PlanText({ plan: { statementType, columns, tables, price } }: { plan: WarehousePlan }) {
  const names = columns.map(({ name, type }) => `${name} (${type})`).join(', ');
  return (
    <Alert severity="success" role="status" sx={{ '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}>
      {statementType}
      {tables.length > 0 && ` from ${tables.join(', ')}`}. {price} Columns: {names}.
    </Alert>
  );
}
