-- The entry a letter was written with: the last of its commit. None: what brought it is no entry.
ALTER TABLE letters ADD COLUMN entry BIGINT;
-- A group of answers as `write_answers` takes it, and last the entry of each of its letters. Servers that know nothing of entries go on calling that.
CREATE FUNCTION write_answers_with_letters(
  TEXT[], BIGINT[], TEXT[], TEXT[], TEXT[], TEXT[], TEXT[], BIGINT[], BIGINT[], TEXT[], TEXT[], TEXT[], BIGINT[], TEXT[],
  BIGINT[], BIGINT[], TEXT[], TEXT[], TEXT[], TEXT[], TEXT[], BIGINT[], BIGINT[], TEXT[], TEXT[], TEXT[], BIGINT[], TEXT[],
  TEXT[], TEXT[], BIGINT[], TEXT[], TEXT[], TEXT[], TEXT[], TEXT[], TEXT[], BIGINT[], BIGINT[], TEXT[], TEXT[], BIGINT[],
  BIGINT[], TEXT[], TEXT[], BIGINT[], BIGINT[], TEXT[], TEXT[], BIGINT[], BIGINT[], TEXT[], TEXT, TEXT[], BIGINT[]
) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_answers(
  $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27,
  $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52,
  $53, $54
  );
  IF CARDINALITY($25) > 0 THEN
    UPDATE letters SET entry = written.entry FROM UNNEST($25, $55) AS written (id, entry)
    WHERE letters.id = written.id AND written.entry IS NOT NULL;
  END IF;
END;
$$;
