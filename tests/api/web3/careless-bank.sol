// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Pays any requested amount and emits an event when it exceeds the balance.
contract WalletBank {
    mapping(address customer => uint256 amount) public balanceOf;

    event ContractExploited(address indexed exploiter);

    constructor() payable {}

    function ethdeposit(address customer) external payable {
        balanceOf[customer] += msg.value;
    }

    function withdraw(uint256 amount) external {
        (bool paid, ) = msg.sender.call{value: amount}("");
        require(paid);
        if (amount > balanceOf[msg.sender]) emit ContractExploited(tx.origin);
        else balanceOf[msg.sender] -= amount;
    }
}
