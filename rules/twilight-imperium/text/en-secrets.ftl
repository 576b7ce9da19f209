# Secret objectives.
choice-score-secret = Score { $secret }
secret-objective-unveil-flagship = Unveil Flagship
